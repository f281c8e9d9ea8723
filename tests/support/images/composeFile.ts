import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { root } from '../../../server/platform/paths.ts'

export interface Service {
  readonly image?: string
  readonly build?: { readonly context: string; readonly args: readonly string[] }
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly privileged?: boolean
  readonly restart?: string
  readonly mem_limit?: string
  readonly cpus?: number
  readonly pids_limit?: number
  readonly tmpfs?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly profiles?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: string | readonly string[]
  readonly entrypoint?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test: readonly string[]; readonly interval?: string; readonly timeout?: string }
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> }
}
export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const textOf = (name: string) => readFileSync(new URL(name, root), 'utf8')

export const composeFile = (): ComposeFile => parse(textOf('docker-compose.yml'), { merge: true })

export interface Stage {
  readonly name: string | undefined
  readonly from: string
  /** Instructions in their order, without those that only describe the image. */
  readonly steps: readonly { readonly instruction: string; readonly args: string }[]
}
/** What the Dockerfile does, stage by stage. */
export function stagesOf(text = textOf('Dockerfile')): Stage[] {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
  const stages: { name: string | undefined; from: string; steps: { instruction: string; args: string }[] }[] = []
  for (const line of lines) {
    const [instruction = '', args = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()]
    if (instruction === 'FROM') {
      const [from = '', , name] = args.split(/\s+/)
      stages.push({ name, from, steps: [] })
    } else stages.at(-1)?.steps.push({ instruction, args })
  }
  return stages
}
