# One image for every role; docker-compose.yml says which role a container plays. docker/README.md says how to pin what it stands on.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run sbom && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data BACKUP_DIR=/backups
# glibc keeps free memory for each thread apart, up to eight times the processors: with two, a server with its queue takes 10 MB less.
ENV MALLOC_ARENA_MAX=2
# Room for young objects, in MB: V8 takes several times as much in a burst, and is no quicker with it.
ENV NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json /app/CHANGELOG.md ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/locales ./locales
COPY --from=build --chown=node:node /app/server/store/migrations ./server/store/migrations
# A volume takes over who owns the folder that it covers.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
EXPOSE 4000
VOLUME /data /backups
CMD ["node", "dist/server/main.js"]
