# A small image with the compiled server:
#   docker build -t serendip . && docker run -p 8000:8000 -v tables:/var/lib/serendip serendip
# What is done stands in deploy/image. Settings are SERENDIP_* variables: see docs/hosting.md.
FROM python:3.11-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN deploy/image build /wheels && deploy/image install /wheels/serendip-*.whl

FROM python:3.11-slim-bookworm
COPY --from=build /opt/serendip /opt/serendip
COPY deploy/image /usr/local/bin/image
ENV SERENDIP_HOST=0.0.0.0 SERENDIP_DATA=/var/lib/serendip PATH=/opt/serendip/bin:$PATH
RUN image prepare
USER serendip
VOLUME /var/lib/serendip
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s --retries=3 CMD ["image", "health"]
ENTRYPOINT ["image", "start"]
