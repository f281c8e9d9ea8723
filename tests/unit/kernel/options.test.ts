import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { sourceFiles } from '../../support/suite/sourceFiles.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** Where options of definitions are declared. */
const DECLARED = [
  ['server/kernel/schema/resource.ts', 'export interface ResourceDef'],
  ['server/kernel/schema/resource.ts', 'export interface History'],
  ['server/kernel/schema/resource.ts', 'export interface Retention'],
  ['server/kernel/schema/flow.ts', 'export interface TransitionSpec'],
  ['server/kernel/schema/field.ts', 'export interface FieldOptions'],
  ['server/kernel/definitions/readModel.ts', 'interface Spec'],
  ['server/kernel/definitions/call.ts', 'interface Spec'],
  ['server/kernel/definitions/area.ts', 'export interface Rules'],
  ['server/domain/ledger/ledgerSpec.ts', 'interface Areas'],
] as const

/** Options that one definition uses, each with the reason why it is an option and no code of that definition. */
const ONE_USER: Readonly<Record<string, string>> = {
  stateAs: 'lists, exports and the console read it, and none of them names an entity',
  addedFrom: 'plants are added from all plants; the check stands in front of every write and knows no plant by name',
  importSheet: 'the import knows no stocktake by name',
  fills: 'old rows are completed before they are checked, by the import of history',
  unless: 'the job that purges old rows knows no check of the audit by name',
  reopens: 'the console draws the way of a flow without it',
  prepare: 'a password is hashed before the transaction, which must not wait for it',
  readAhead: 'an import of a count sheet reads what it judges in one statement instead of one a row',
}

/** The names that an interface declares. */
function namesIn(path: string, start: string): string[] {
  const text = textOf(path)
  const from = text.indexOf('{', text.indexOf(start))
  const body = text.slice(from, text.indexOf('\n}', from))
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(]/gm)].map(([, name = '']) => name)
}

it('options of definitions have two users, or a reason', () => {
  const sources = sourceFiles('server/domain/**/*.ts').map(textOf)
  const declared = [...new Set(DECLARED.flatMap(([path, start]) => namesIn(path, start)))]
  expect(declared.length).toBeGreaterThan(60)
  const isUsed = (name: string) => new RegExp(`(?<![\\w.])${name}(?=:|\\(|,|\\s*\\})`)
  const users = declared.map((name) => [name, sources.filter((text) => isUsed(name).test(text)).length] as const)
  expect(users.filter(([, count]) => count === 0)).toEqual([])
  expect(
    users
      .filter(([, count]) => count === 1)
      .map(([name]) => name)
      .sort(),
  ).toEqual(Object.keys(ONE_USER).sort())
})
