# The application in one image; PostgreSQL and TLS come from compose.yaml. Node of the base image only runs npm: the
# product runs on the exact Node that the lock names; both are of one version (script/try-install compares them).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
RUN npm exec -- node tooling/build.ts
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
RUN groupadd --system --gid 10001 dvor && useradd --system --uid 10001 --gid dvor --home-dir /data --shell /usr/sbin/nologin dvor
RUN install -d -o dvor -g dvor -m 0750 /data /backups
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BACKUP_DIR=/backups PATH=/app/node_modules/.bin:$PATH
USER dvor
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 CMD ["node", "deploy/healthcheck.mjs"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "apps/server/build/main.mjs"]
