// What the containers stand on, where no registry of images can be reached: Debian by debootstrap, Node by npm, PostgreSQL, Redis and Prometheus as Debian
// has them, under the names that Dockerfile and docker-compose.yml call them by.
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmProgram } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { fetchNode, packageFor } from '../install/runtime.mjs'
import { services } from './composed.mjs'
import { limits, outputOf, podman, podmanSucceeds, store } from './engine.mjs'

const MIRROR = 'http://deb.debian.org/debian'
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt'
const DEBIAN = 'localhost/millwright-debian'
const PROGRAMS = 'localhost/millwright-programs'
export const local = (name) => `localhost/${name}`

async function debian() {
  const folder = mkdtempSync(join(store, 'debian-'))
  try {
    await outputOf('debootstrap', ['--variant=minbase', '--include=ca-certificates,wget', 'bookworm', folder, MIRROR])
    // Where a proxy stands before the registries, this machine trusts it.
    if (existsSync(AUTHORITIES)) copyFileSync(AUTHORITIES, join(folder, AUTHORITIES))
    await outputOf('tar', ['-C', folder, '-cf', `${folder}.tar`, '.'])
    await podman('import', '--change', `ENV NODE_EXTRA_CA_CERTS=${AUTHORITIES}`, `${folder}.tar`, DEBIAN)
  } finally {
    for (const path of [folder, `${folder}.tar`]) rmSync(path, { recursive: true, force: true })
  }
}
/** Builds an image from a text and files beside it. */
async function built(name, text, files = {}) {
  const folder = mkdtempSync(join(store, 'context-'))
  try {
    for (const [to, from] of Object.entries(files)) cpSync(from, join(folder, to), { recursive: true })
    writeFileSync(join(folder, 'Dockerfile'), text)
    await podman('build', '--network', 'host', ...limits(), '--tag', name, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A new volume belongs to whoever has the folder of the image. */
const folderOf = (user, path) => `RUN mkdir -p ${path} && chown ${user}: ${path}`
const POSTGRES = `FROM ${PROGRAMS}
RUN usermod --uid 999 postgres && groupmod --gid 999 postgres && install -d -o postgres -g postgres -m 3777 /var/run/postgresql
${folderOf('postgres', '/var/lib/postgresql/data')}
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/lib/postgresql/15/bin:/usr/bin:/bin
COPY postgres.sh /
STOPSIGNAL SIGINT
CMD ["sh", "/postgres.sh"]
`
const REDIS = `FROM ${PROGRAMS}
${folderOf('redis', '/data')}
WORKDIR /data
`
const PROMETHEUS = `FROM ${PROGRAMS}
${folderOf('nobody', '/prometheus')}
`

/** The one that the Dockerfile names. */
export const nodeImage = () => /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))[1]

/** Makes those that are not there yet. */
export async function makeBaseImages() {
  mkdirSync(store, { recursive: true })
  if (!(await podmanSucceeds('image', 'exists', DEBIAN))) await debian()
  const node = nodeImage()
  const [, version] = /:([\d.]+)/.exec(node)
  const program = join(await fetchNode(packageFor('linux-x64', version)), 'node')
  await built(
    local(node),
    `FROM ${DEBIAN}
COPY node /usr/local/bin/
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --create-home node
`,
    { node: program, npm: dirname(dirname(npmProgram(process.env))) },
  )
  await built(
    PROGRAMS,
    `FROM ${DEBIAN}
RUN apt-get update -q && apt-get install -q --yes --no-install-recommends postgresql-15 redis-server prometheus
`,
  )
  const { postgres, redis, prometheus } = await services()
  await built(local(postgres.image), POSTGRES, { 'postgres.sh': join(root, 'server/tools/containers/postgres.sh') })
  await built(local(redis.image), REDIS)
  await built(local(prometheus.image), PROMETHEUS)
}
