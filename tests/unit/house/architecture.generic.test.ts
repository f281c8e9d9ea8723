import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
/** Rooms that serve every definition: what is special about one is said by the definition, or contributed by its area. */
const ROOMS = ['store', 'excel', 'live', 'jobs', 'files', 'imports', 'graphql', 'rest', 'http']

/** What still names an area of the domain, and why. */
const EXCEPTIONS: Readonly<Record<string, { areas: readonly string[]; because: string }>> = {
  'imports/': { areas: ['system'], because: 'keeps batches, their traces and their log: rows of its own, which nobody else writes' },
  'files/': { areas: ['system'], because: 'keeps rows about contents, and packages of the app: rows of its own' },
  'jobs/definitions.ts': { areas: ['audit', 'backups', 'notice', 'system'], because: 'checks the payloads of jobs that these enqueue' },
  'jobs/purging.job.ts': { areas: ['system'], because: 'the payload of a purge that somebody asked for' },
  'jobs/notices.job.ts': { areas: ['notice'], because: 'carries deliveries from their rows to the channels and back' },
  'jobs/subscriptions.job.ts': { areas: ['notice'], because: 'carries sendings of views from their rows to the channels and back' },
  'jobs/audit.job.ts': { areas: ['audit'], because: 'carries what a check found to its row' },
  'jobs/balances.job.ts': { areas: ['ledger'], because: 'has every ledger correct what its entries record' },
  'jobs/backups.job.ts': { areas: ['backups'], because: 'carries archives from the folder to their rows' },
  'jobs/job.ts': { areas: ['audit', 'backups', 'notice'], because: 'handlers are given the channels, the desk of backups and the auditor' },
  'jobs/runningQueue.ts': {
    areas: ['audit', 'backups', 'notice'],
    because: 'handlers are given the channels, the desk of backups and the auditor',
  },
  'graphql/operationSteps.ts': { areas: ['system'], because: 'the memory of repeated writes, which is a mechanism' },
  'rest/mount.ts': { areas: ['system'], because: 'the memory of repeated writes, which is a mechanism' },
  'graphql/resolvers/session.resolver.ts': { areas: ['identity', 'system'], because: 'who is signed in, and what they see first' },
  'graphql/resolvers/accessExplanation.resolver.ts': { areas: ['identity'], because: 'says in words what the rules answer about anything' },
  'graphql/resolvers/loginAnswer.ts': { areas: ['masterdata'], because: 'who is signed in, and in which plants' },
  'graphql/resolvers/notice.resolver.ts': { areas: ['notice'], because: 'a stream for one person, which no read model describes' },
  'graphql/resolvers/answering.resolver.ts': { areas: ['callout'], because: 'answered by a key, without a session' },
  'graphql/resolvers/savedView.resolver.ts': { areas: ['system'], because: 'lists as people set them up: part of every list' },
  'graphql/resolvers/recordSearch.resolver.ts': { areas: ['system'], because: 'asks every resource, in all plants of the caller' },
  'graphql/resolvers/jobQueue.resolver.ts': { areas: ['system'], because: 'the queue is no row; its log entry is' },
  'rest/routes/': { areas: ['identity', 'system'], because: 'calls of the old system that follow from nothing' },
}
const IMPORT = /from\s+'(?:\.\.\/)+domain\/(\w+)\/index\.ts'/g
const files = ROOMS.flatMap((room) => globSync(`server/${room}/**/*.{ts,mjs}`, { cwd: root })).filter(
  (path) => !/\/migrations\//.test(path),
)
const textOf = (path: string) => readFileSync(`${root}${path}`, 'utf8')
const codeOf = (path: string) => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
const exceptionOf = (path: string) => Object.keys(EXCEPTIONS).find((part) => path.startsWith(`server/${part}`))

describe('generic rooms of the server', () => {
  const found = files.flatMap((path) => [...textOf(path).matchAll(IMPORT)].map(([, area = '']) => ({ path, area })))

  it('know the domain by its registry: those that name an area have a reason', () => {
    const unexplained = found.filter(({ path, area }) => !EXCEPTIONS[exceptionOf(path) ?? '']?.areas.includes(area))
    expect(unexplained.map(({ path, area }) => `${path}: ${area}`)).toEqual([])
  })

  it('keep no reason for what is not there any more', () => {
    const used = Object.entries(EXCEPTIONS).flatMap(([part, { areas }]) => areas.map((area) => `${part} ${area}`))
    const there = new Set(found.map(({ path, area }) => `${exceptionOf(path)} ${area}`))
    expect(used.filter((one) => !there.has(one))).toEqual([])
  })

  it('name no record of the business and no permission for one', () => {
    const PLATFORM = ['identity', 'system', 'notice', 'backups', 'audit']
    const LEFT_OUT = [
      // The old system's own words for everything, and its addresses.
      'server/rest/spelling/legacy.ts',
      // Descriptions of the API with an example.
      'server/graphql/resolvers/recordSearch.resolver.ts',
      'server/graphql/resolvers/recordsChanged.resolver.ts',
    ]
    // Words of their own: of a sheet, and of the process that runs jobs.
    const WORDS = ['fault', 'worker']
    const business = registry.resources.filter((one) => !PLATFORM.includes(registry.areaOf(one).name) && one.role === undefined)
    const names = business.map(({ name }) => name).filter((name) => !WORDS.includes(name))
    const long = names.filter((name) => /[A-Z]/.test(name))
    const tags = [...new Set(business.map(({ permission }) => permission.split(':')[0]))]
    const cased = (name: string) => `[${name.charAt(0)}${name.charAt(0).toUpperCase()}]${name.slice(1)}`
    const NAMED = new RegExp(`\\b(?:${long.map(cased).join('|')})\\b|['"](?:${names.join('|')})['"]|['"\`](?:${tags.join('|')}):`, 'g')
    const naming = files.filter((path) => !LEFT_OUT.includes(path))
    expect(naming.flatMap((path) => [...codeOf(path).matchAll(NAMED)].map(([one]) => `${path}: ${one}`))).toEqual([])
  })
})
