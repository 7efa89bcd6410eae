// The peer: `node server.js memory|DIR`. Keeps matches in memory, or as files in DIR as boardgame.io's own FlatFile does.
// Says its port when it listens. SIGUSR2 collects garbage, so that memory can be measured without it.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { Depths } = require('./game.js');

const where = process.argv[2];
const db = where === 'memory' ? undefined : new FlatFile({ dir: where });
const server = Server({ games: [Depths], origins: [Origins.LOCALHOST], db });
process.on('SIGUSR2', () => { global.gc(); global.gc(); });
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
