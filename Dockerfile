# The steps are scripts that run without Docker, too; packages/workshop/test/image.test.ts runs them.
FROM node:24-slim AS build
WORKDIR /build
COPY . .
RUN node packages/workshop/src/image/install.mjs
RUN node packages/workshop/src/image/page.mjs
RUN node packages/workshop/src/image/assemble.mjs /image

FROM node:24-slim
# What a restore unpacks has no room in memory: it goes to the volume, the only place that can be written to.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data TMPDIR=/data
WORKDIR /app
COPY --from=build /image/app /app
COPY --from=build --chown=node:node /image/data /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "packages/server/src/serve.mjs"]
