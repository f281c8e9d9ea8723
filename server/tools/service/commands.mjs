// The commands of npm run service, whichever service manager there is.

import { Advice } from '../../start/command.mjs'
import { envFileOf, envTextOf } from '../../start/envFile.mjs'
import { languageOf, translate } from '../../start/terminal.mjs'
import { ensure } from '../install/ensure.mjs'
import { installedService, managerOf, serverStatus } from './control.mjs'
import { serviceSpec } from './environment.mjs'
import { install, remove } from './install.mjs'
import { printLog } from './log.mjs'

const COMMANDS = ['install', 'remove', 'start', 'stop', 'status', 'log']
const yesOrNo = (is) => translate(is ? 'yes' : 'no')

function printStatus(status, { installed, isActive }) {
  if (!status) console.log(translate(isActive ? 'serviceClosed' : 'serviceInactive', { installed: yesOrNo(installed) }))
  else {
    const { since, version, address, isReady } = status
    const local = new Date(since).toLocaleString(languageOf())
    console.log(
      translate('serviceActive', {
        installed: yesOrNo(installed),
        since: local,
        version,
        address: address || '–',
        ready: yesOrNo(isReady),
      }),
    )
  }
  process.exitCode = status?.isReady ? 0 : 1
}
function printReadiness(isReady, text) {
  console.log(text)
  if (isReady) return
  console.error(translate('serviceNotReady'))
  process.exitCode = 1
}

/**
 * Does what the arguments of npm run service ask for. Rejects with an Advice in the reader's language.
 * @param {string[]} args
 * @param {import('./control.mjs').Manager | null} manager
 */
export async function execute(args, manager = managerOf()) {
  const envFile = envFileOf(args)
  const [command, ...options] = args
  const follow = command === 'log' && options.join() === '-f'
  if (!command) throw new Advice(translate('serviceUsage'))
  if (!COMMANDS.includes(command)) throw new Advice(translate('serviceUnknown', { word: command }))
  if (options.length && !follow) throw new Advice(translate('serviceUnknown', { word: args.join(' ') }))
  if (!manager) throw new Advice(translate('serviceNoManager'))
  const service = installedService({ envFile, manager })
  const spec = serviceSpec(envFile, envTextOf(envFile), manager)
  if (command === 'status')
    return printStatus(await serverStatus(spec.dataDir), { installed: Boolean(service), isActive: manager.isActive?.() ?? false })
  if (command === 'install' ? service : !service) throw new Advice(translate(service ? 'servicePresent' : 'serviceAbsent'))
  if (!manager.isPrivileged())
    throw new Advice(translate(process.platform === 'win32' ? 'serviceNeedsAdministrator' : 'serviceNeedsRoot', { word: command }))
  if (command === 'install') {
    await ensure()
    const { isReady, spec: installed } = await install(manager, envFile)
    return printReadiness(isReady, `${translate('serviceInstalled')}\n${translate('serviceFolders', installed)}`)
  }
  if (command === 'remove') {
    const removed = await remove(manager, envFile)
    return console.log(`${translate('serviceRemoved')}\n${translate('serviceFolders', removed)}`)
  }
  if (command === 'start') return printReadiness(await service.start(), translate('serviceStarted'))
  if (command === 'stop') {
    await service.stop()
    return console.log(translate('serviceStopped'))
  }
  if (!(await printLog(manager, spec.logDir, follow))) throw new Advice(translate('serviceNoLog', { folder: spec.logDir ?? spec.dataDir }))
}
