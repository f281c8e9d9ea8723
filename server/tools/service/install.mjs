// Installs and removes the service: everything is looked at first, and what fails half-way is undone.
import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isControlled } from '../../platform/control/controlClient.mjs'
import { scriptOutput } from '../../platform/programs.mjs'
import { root } from '../../platform/root.mjs'
import { Advice } from '../../start/command.mjs'
import { envTextOf, settingsIn } from '../../start/envFile.mjs'
import { refuseTakenPort } from '../../start/port.mjs'
import { languageOf, translate } from '../../start/terminal.mjs'
import { prepareInUse } from '../install/install.mjs'
import { installedService } from './control.mjs'
import { missingLines, serviceSpec, withdrawSettings, withLines, writeSettings } from './environment.mjs'

const OWNER_ONLY = 0o700
/** Of a user without any rights: what it reads, every account reads. */
const NOBODY = 65_534
/** The unit gives the service folders of its own in these places. */
const TEMPORARY = /^(\/var)?\/tmp\//

/** @typedef {import('./control.mjs').Manager} Manager */

/**
 * Refuses settings that the server would not start with.
 * @param {Record<string, string>} settings
 */
async function refuseWrongSettings(settings) {
  const { ConfigError, faultOfPlaces, readConfig } = await import(pathToFileURL(join(root, 'dist/server/config.js')).href)
  const fault = faultOfPlaces(settings)
  if (fault) throw new Advice(translate(fault.why, fault.params))
  try {
    readConfig(settings, { isLooking: true, language: languageOf() })
  } catch (error) {
    throw error instanceof ConfigError ? new Advice(error.message) : error
  }
}

/** Tries as an account without rights whether the program can be read. */
async function refuseUnreadable({ node, main }) {
  if (process.platform === 'win32') return
  for (const path of [node, main]) if (TEMPORARY.test(path)) throw new Advice(translate('serviceUnreadable', { path }))
  const reads = `const fs = require('fs'); fs.accessSync(process.argv[1]); fs.readdirSync(process.argv[2])`
  await scriptOutput('-e', [reads, main, join(root, 'node_modules')], { cwd: '/', uid: NOBODY, gid: NOBODY }).catch((error) => {
    throw new Advice(translate('serviceUnreadable', { path: error.code === 'EACCES' ? node : root }))
  })
}
/** Makes the folders of the service, its owner's alone. Those that are there keep their owner, unless they hold the data. Out: removes them again. */
function makeFolders(folders) {
  const created = folders.filter((folder) => !existsSync(folder))
  for (const folder of created) mkdirSync(folder, { recursive: true, mode: OWNER_ONLY })
  return () => {
    // Those with something in them stay.
    for (const folder of created.toReversed()) if (readdirSync(folder).length === 0) rmdirSync(folder)
  }
}
/** Gives the folders to the service as far as they are its own; refuses others that it cannot write. */
async function shareFolders({ writable, dataDir, logDir }, { manager, account }) {
  const isOwn = (folder) => [dataDir, logDir].includes(folder) || readdirSync(folder).length === 0
  const others = writable.filter((folder) => !isOwn(folder))
  manager.own(writable.filter(isOwn))
  manager.share?.(others)
  const writes = "require('fs').accessSync(process.argv[1], 2)"
  for (const path of account ? others : [])
    await scriptOutput('-e', [writes, path], { cwd: '/', ...account }).catch(() => {
      throw new Advice(translate('serviceUnwritable', { path }))
    })
}

/**
 * Installs the service and starts it. Out: whether it is ready.
 * @param {Manager} manager
 * @param {string} envFile
 */
export async function install(manager, envFile) {
  const envText = envTextOf(envFile)
  const text = withLines(envText, missingLines(settingsIn(envText, envFile), manager))
  const settings = settingsIn(text, envFile)
  await refuseWrongSettings(settings)
  const spec = serviceSpec(envFile, text, manager)
  if (await isControlled(spec.dataDir)) throw new Advice(translate('serviceRunning', { folder: spec.dataDir }))
  await refuseTakenPort({ PORT: String(spec.port), HOST: spec.host })
  await refuseUnreadable(spec)
  const undo = [() => manager.unregister(spec)]
  try {
    prepareInUse()
    const account = manager.ensureAccount?.()
    undo.push(writeSettings(envFile, text, account?.gid))
    undo.push(makeFolders(spec.writable))
    await shareFolders(spec, { manager, account })
    manager.register(spec)
    const service = installedService({ envFile, manager })
    return { isReady: (await service?.start()) ?? false, spec }
  } catch (error) {
    for (const step of undo.toReversed()) step()
    if (error instanceof Advice) throw error
    throw new Advice(translate('serviceFailed', { reason: error.message }))
  }
}

/**
 * Stops the service and removes all but its data and settings.
 * @param {Manager} manager
 * @param {string} envFile
 */
export async function remove(manager, envFile) {
  const spec = serviceSpec(envFile, envTextOf(envFile), manager)
  await installedService({ envFile, manager })?.stop()
  if (manager.ensureAccount) withdrawSettings(envFile, manager.ensureAccount().gid)
  manager.unregister(spec)
  return spec
}
