// docker-compose.yml as arguments of podman: podman-compose of Debian leaves `${NAME:-}` as it stands.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/root.mjs'

/** What is done elsewhere: order and health by the trial, images by names; a container that is watched is not restarted behind one's back. */
const ELSEWHERE = ['image', 'build', 'depends_on', 'healthcheck', 'profiles', 'restart', 'stop_grace_period', 'command', 'entrypoint']

/**
 * All services with what they share.
 * @returns {Promise<Record<string, any>>}
 */
export async function services() {
  const { parse } = await import('yaml')
  return parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }).services
}

/** A text with its variables filled in, as compose does it. */
export const filled = (text, settings) =>
  String(text).replaceAll(/\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g, (found, name, kind, other) => {
    if (found === '$$') return '$'
    if (settings[name]) return settings[name]
    if (kind === '?') throw new Error(other)
    return other ?? ''
  })

const OPTIONS = {
  user: (value) => ['--user', value],
  // Docker gives a root that nobody writes to no folders in memory besides.
  read_only: (value) => (value ? ['--read-only', '--read-only-tmpfs=false'] : []),
  init: (value) => (value ? ['--init'] : []),
  cap_drop: (value) => value.flatMap((one) => ['--cap-drop', one]),
  security_opt: (value) => value.flatMap((one) => ['--security-opt', one.replace(/:true$/, '')]),
  pids_limit: (value) => ['--pids-limit', value],
  mem_limit: (value) => ['--memory', value],
  cpus: (value) => ['--cpus', value],
  shm_size: (value) => ['--shm-size', value],
  tmpfs: (value) => value.flatMap((one) => ['--tmpfs', one]),
  // It keeps one file.
  logging: ({ driver, options }) => ['--log-driver', driver, '--log-opt', `max-size=${options['max-size']}`],
  environment: (value) => Object.entries(value).flatMap(([name, text]) => ['--env', `${name}=${text}`]),
  ports: (value) => value.flatMap((one) => ['--publish', one]),
  volumes: (value, prefix) =>
    value.flatMap((one) => ['--volume', one.startsWith('./') ? join(root, one) : one.replace(/^(?=\w+:)/, `${prefix}-`)]),
}
const words = (value) => (typeof value === 'string' ? value.split(/\s+/) : (value ?? []))

/**
 * Arguments of `podman run` for a service: those before the name of its image, and those after it.
 * @param {object} service
 * @param {Record<string, string>} settings what stands in .env
 * @param {string} prefix of its volumes
 */
export function runArguments(service, settings, prefix) {
  const before = Object.entries(service).flatMap(([name, value]) => {
    if (ELSEWHERE.includes(name)) return []
    if (!OPTIONS[name]) throw new Error(`nobody translates ${name} of docker-compose.yml`)
    // Names of volumes come after variables have become paths.
    const text = name === 'volumes' ? value.map((one) => filled(one, settings)) : value
    return OPTIONS[name](text, prefix).map((one) => filled(one, settings))
  })
  const entry = service.entrypoint ? ['--entrypoint', JSON.stringify(service.entrypoint)] : []
  return { before: [...before, ...entry], after: words(service.command).map((one) => filled(one, settings)) }
}
/** The command by which a service says whether it is well. */
export const healthCommand = ({ healthcheck: { test } }, settings) => {
  const [kind, ...command] = test.map((one) => filled(one, settings))
  return kind === 'CMD-SHELL' ? ['sh', '-c', ...command] : command
}
