"""Whether a graph can be drawn in the plane without crossing lines (FS-D2b): path by path into faces.

Demoucron, Malgrange and Pertuiset's method: draw a cycle, then again and again take a piece that is not yet drawn
and lay a path of it through a face that holds all places where the piece is fastened; a piece that no face can take
shows that the graph is not planar.
"""

import itertools

from serendip.games.for_science.building.plan import Pair, Plan

Vertex = int
Neighbours = dict[Vertex, set[Vertex]]


def is_planar(plan: Plan) -> bool:
    """Say whether the Plan, with the table as a vertex, is planar."""
    return lines_are_planar(plan.lines)


def lines_are_planar(lines: set[Pair]) -> bool:
    """Say whether a graph, given by its lines, is planar."""
    graph: Neighbours = {}
    for a, b in lines:
        graph.setdefault(a, set()).add(b)
        graph.setdefault(b, set()).add(a)
    return all(_block_is_planar(block) for block in _blocks(graph))


def _blocks(graph: Neighbours) -> list[Neighbours]:
    """Return the parts of a graph that no single vertex holds together; a graph is planar if all of them are."""
    depth: dict[Vertex, int] = {}
    low: dict[Vertex, int] = {}
    stack: list[Pair] = []
    found: list[Neighbours] = []

    def visit(vertex: Vertex, parent: Vertex | None) -> None:
        depth[vertex] = low[vertex] = len(depth)
        for other in sorted(graph[vertex]):
            if other not in depth:
                stack.append((vertex, other))
                visit(other, vertex)
                low[vertex] = min(low[vertex], low[other])
                if low[other] >= depth[vertex]:
                    block: Neighbours = {}
                    while True:
                        a, b = stack.pop()
                        block.setdefault(a, set()).add(b)
                        block.setdefault(b, set()).add(a)
                        if (a, b) == (vertex, other):
                            break
                    found.append(block)
            elif other != parent and depth[other] < depth[vertex]:
                stack.append((vertex, other))
                low[vertex] = min(low[vertex], depth[other])

    for vertex in sorted(graph):
        if vertex not in depth:
            visit(vertex, None)
    return found


def _block_is_planar(graph: Neighbours) -> bool:
    """Say whether a graph without cut vertices is planar."""
    if len(graph) < 5:
        return True
    cycle = _cycle(graph)
    faces = [cycle, cycle]
    drawn: Neighbours = {vertex: set() for vertex in cycle}
    _draw(drawn, [*cycle, cycle[0]])
    while True:
        pieces = _pieces(graph, drawn)
        if not pieces:
            return True
        options = [[face for face in faces if piece[0] <= set(face)] for piece in pieces]
        if not all(options):
            return False
        chosen = min(range(len(pieces)), key=lambda number: len(options[number]))
        path = _path(graph, pieces[chosen])
        face = options[chosen][0]
        faces.remove(face)
        faces += _split(face, path)
        for vertex in path:
            drawn.setdefault(vertex, set())
        _draw(drawn, path)


def _draw(drawn: Neighbours, path: list[Vertex]) -> None:
    for a, b in itertools.pairwise(path):
        drawn[a].add(b)
        drawn[b].add(a)


def _cycle(graph: Neighbours) -> list[Vertex]:
    """Return some cycle; in a graph without cut vertices every line is on one."""
    start = min(graph)
    other = min(graph[start])
    return [*_route(graph, other, {start}, {start, other}, graph[other] - {start}), start]


def _route(
    graph: Neighbours, start: Vertex, goals: set[Vertex], barred: set[Vertex], first: set[Vertex]
) -> list[Vertex]:
    """Return a shortest way from the start over one of the first steps to a neighbour of a goal, start included."""
    came: dict[Vertex, Vertex] = dict.fromkeys(sorted(first), start)
    queue = list(came)
    for vertex in queue:
        if graph[vertex] & goals:
            way = [vertex]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way[::-1]
        for other in sorted(graph[vertex] - barred):
            if other not in came:
                came[other] = vertex
                queue.append(other)
    return [start]


def _pieces(graph: Neighbours, drawn: Neighbours) -> list[tuple[set[Vertex], set[Vertex]]]:
    """Return what is not drawn yet, in pieces: where each is fastened to what is drawn, and its own vertices."""
    pieces: list[tuple[set[Vertex], set[Vertex]]] = []
    for a in drawn:
        pieces += [({a, b}, set()) for b in graph[a] if a < b and b in drawn and b not in drawn[a]]
    left = set(graph) - set(drawn)
    while left:
        queue = [min(left)]
        inner = set(queue)
        for vertex in queue:
            new = graph[vertex] - set(drawn) - inner
            inner |= new
            queue += sorted(new)
        left -= inner
        fastened = {other for vertex in inner for other in graph[vertex] if other in drawn}
        pieces.append((fastened, inner))
    return pieces


def _path(graph: Neighbours, piece: tuple[set[Vertex], set[Vertex]]) -> list[Vertex]:
    """Return a path through a piece from one place where it is fastened to another."""
    fastened, inner = piece
    if not inner:
        return sorted(fastened)
    start = min(fastened)
    others = fastened - {start}
    way = _route(graph, start, others, set(graph) - inner, graph[start] & inner)
    return [*way, min(graph[way[-1]] & others)]


def _split(face: list[Vertex], path: list[Vertex]) -> list[list[Vertex]]:
    """Return the two faces that a path through a face makes."""
    start = face.index(path[0])
    turned = face[start:] + face[:start]
    end = turned.index(path[-1])
    return [turned[: end + 1] + path[-2:0:-1], path + turned[end + 1 :]]
