// The product's image, and the services of docker-compose.yml on a network of their own.
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmProgram, scriptOutput, systemOutput } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { local, nodeImage } from './baseImages.mjs'
import { filled, healthCommand, runArguments, services } from './composed.mjs'
import { limits, logOf, podman, podmanSucceeds, store } from './engine.mjs'

const READY_MS = 120_000
const IMAGE = 'localhost/millwright'
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Builds the Dockerfile from what git keeps, beside files of settings. Out: what of them came into the stage that builds. */
export async function buildImage() {
  const secret = randomBytes(16).toString('hex')
  const place = mkdtempSync(join(store, 'sources-'))
  try {
    for (const file of systemOutput('git', ['ls-files', '-z'], root).split('\0').filter(Boolean))
      cpSync(join(root, file), join(place, file), { recursive: true })
    for (const name of ['.env', '.env.local', 'millwright.env', 'console/.env.production'])
      writeFileSync(join(place, name), `JWT_SECRET=${secret}\n`)
    const cache = await scriptOutput(npmProgram(process.env), ['config', 'get', 'cache'])
    const options = ['--network', 'host', '--volume', `${cache.trim()}:/root/.npm`, ...limits()]
    await podman('build', ...options, '--tag', IMAGE, place)
    await podman('build', ...options, '--target', 'build', '--tag', `${IMAGE}-build`, place)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  const search = `grep -rl --exclude-dir=node_modules ${secret} /app || true`
  return podman('run', '--rm', '--pull', 'never', '--network', 'none', ...limits(), `${IMAGE}-build`, 'sh', '-c', search)
}
/** Its size in MB, and what of that is the image that it stands on. */
export async function imageSizes() {
  const [all, base] = await Promise.all(
    [IMAGE, local(nodeImage())].map((name) => podman('image', 'inspect', '--format', '{{.Size}}', name)),
  )
  return [all, base].map((bytes) => Math.round(Number(bytes) / 1e6))
}

/**
 * A network for services, and what runs on it.
 * @param {Record<string, string>} settings what stands in .env
 */
export async function createProject(settings) {
  const prefix = `millwright-${process.pid}`
  const all = await services()
  const nameOf = (service) => `${prefix}-${service}`
  const started = new Set()
  await podman('network', 'create', prefix)
  return {
    /** Starts a service as docker-compose.yml has it; `env` over its own environment. Out: seconds until it says that it is well. */
    async start(name, env = {}) {
      const service = { ...all[name], environment: { ...all[name].environment, ...env } }
      const { before, after } = runArguments(service, settings, prefix)
      const image = service.build ? IMAGE : local(service.image)
      const since = performance.now()
      started.add(name)
      const own = ['--name', nameOf(name), '--network', prefix, '--network-alias', name, '--pull', 'never', ...limits()]
      await podman('run', '--detach', ...own, ...before, image, ...after)
      while (!(await podmanSucceeds('exec', nameOf(name), ...healthCommand(service, settings)))) {
        const state = await podman('inspect', '--format', '{{.State.Status}}', nameOf(name))
        if (state !== 'running' || performance.now() - since > READY_MS)
          throw new Error(`${name} is not well:\n${await logOf(nameOf(name))}`)
        await sleep(100)
      }
      return (performance.now() - since) / 1000
    },
    exec: (name, ...command) => podman('exec', nameOf(name), ...command),
    /** Ends it as compose does, by the signal of its image. Out: its exit code, and all that it said. */
    async stop(name) {
      const { stop_grace_period: grace = '10s' } = all[name]
      await podman('stop', '--time', filled(grace, settings).replace('s', ''), nameOf(name))
      const code = Number(await podman('inspect', '--format', '{{.State.ExitCode}}', nameOf(name)))
      const log = await logOf(nameOf(name))
      await podman('rm', nameOf(name))
      started.delete(name)
      return { code, log }
    },
    async remove() {
      for (const name of started) await podmanSucceeds('rm', '--force', '--time', '1', nameOf(name))
      await podmanSucceeds('network', 'rm', '--force', prefix)
      const volumes = await podman('volume', 'ls', '--quiet', '--filter', `name=${prefix}`)
      for (const volume of volumes.split('\n').filter(Boolean)) await podmanSucceeds('volume', 'rm', '--force', volume)
    },
  }
}
