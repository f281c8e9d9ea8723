import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '../../domain/index.ts'
import { buildApi, printApi } from '../../graphql/schema.ts'
import { type Registry, shapesIn, sourcesOf } from '../../kernel/index.ts'
import { root } from '../../platform/paths.ts'
import { documentModules } from './documentModules.ts'
import { consoleMetadata, HEAD } from './genConsole.ts'
import { GUIDE_PAPERS, withGuides } from './readmeGuides.ts'

/** The module that tells the console which read models are read anew after which writes. */
function staleReadModels(registry: Registry): string {
  const lines = registry.readModels.flatMap((model) => {
    const sources = sourcesOf(model, registry)
    const names = sources?.filter((one) => !one.internal).map((one) => one.name) ?? 'everything'
    return names.length ? [`  ${model.name}: ${JSON.stringify(names)},`] : []
  })
  return [
    HEAD,
    "import type { ResourceName } from './resources.ts'\n",
    '/** Whose changes make the answer of a query stale. */',
    `export const staleAfter: { readonly [query: string]: readonly ResourceName[] | 'everything' } = {\n${lines.join('\n')}\n}`,
    '',
  ].join('\n')
}

/** The module that tells the console's cache which objects with an id are no records: what two answers say of one may differ. */
function valuesOfAnswers({ readModels }: Registry): string {
  const shapes = readModels.flatMap(({ result }) => shapesIn(result)).filter(({ fields }) => 'id' in fields)
  return `${HEAD}\nexport const values: readonly string[] = ${JSON.stringify([...new Set(shapes.map(({ type }) => type))].sort())}\n`
}

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
const check = process.argv.includes('--check')
const schema = printApi(await buildApi(registry))

/** Writes a file where it says something else. Out: whether it did. */
function put(path: string, text: string): boolean {
  const file = new URL(path, root)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (check) return true
  mkdirSync(new URL('./', file), { recursive: true })
  writeFileSync(file, text)
  return true
}

/** The modules of both apps, which no commit holds, without those whose source has gone. */
async function writeModules() {
  const modules = new Map([
    ['console/kit/gen/resources.ts', consoleMetadata(registry)],
    ['console/kit/gen/readModels.ts', staleReadModels(registry)],
    ['console/kit/gen/values.ts', valuesOfAnswers(registry)],
    ...(await documentModules(schema)),
  ])
  for (const [path, text] of modules) put(path, text)
  for (const found of globSync('{console,bigscreen}/**/gen/*.ts', { cwd: fileURLToPath(root) }))
    if (!modules.has(found.replaceAll('\\', '/'))) rmSync(new URL(found, root))
}

const KNOWN = 'server/graphql/known/known.json'

/** What commits hold: schema.graphql, the operations of the product, the roles in the READMEs and the migrations of both databases. Out: those that were stale, written anew unless they are checked. */
async function writeCommitted(): Promise<string[]> {
  const { generateMigration } = await import('./genMigrations.ts')
  const stale = put('schema.graphql', schema) ? ['schema.graphql'] : []
  const { knownOperations } = await import('./knownOperations.ts')
  if (put(KNOWN, knownOperations())) stale.push(KNOWN)
  for (const [path, language] of Object.entries(GUIDE_PAPERS))
    if (put(path, withGuides(readFileSync(new URL(path, root), 'utf8'), language))) stale.push(path)
  for (const dialect of ['sqlite', 'postgres'] as const) {
    const statements = await generateMigration(dialect, { name: option('name') ?? 'change', dryRun: check })
    if (statements.length) stale.push(`server/store/migrations/${dialect}: ${statements.length} statements`)
  }
  return stale
}

/**
 * What follows from the definitions. With `--modules` the modules of both apps alone (ensureModules.mjs). Otherwise schema.graphql and migrations too, and it says
 * which words are wanted: `--check` writes none of them, and one that is stale or a word that is missing is an error. `--name=` names the migration, `--operations=` a
 * file for the list of all GraphQL operations.
 */
async function generate() {
  if (process.argv.includes('--modules')) return writeModules()
  if (!check) await writeModules()
  const stale = await writeCommitted()
  if (stale.length) console.log(`${check ? 'stale, run `npm run gen`' : 'written'}:\n  ${stale.join('\n  ')}`)
  const list = option('operations')
  if (list) writeFileSync(list, `${JSON.stringify((await import('./operations.ts')).operations(), null, 2)}\n`)
  const { linesOfMissingWords } = await import('./missingWords.ts')
  const missing = linesOfMissingWords(registry)
  if (missing.length) console.error(`words to add, then \`npm run gen\` again:\n  ${missing.join('\n  ')}`)
  if (check && (stale.length || missing.length)) process.exitCode = 1
}
await generate()
