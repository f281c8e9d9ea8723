import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '../../domain/index.ts'
import { buildApi, printApi } from '../../graphql/schema.ts'
import { type Registry, shapesIn, sourcesOf } from '../../kernel/index.ts'
import { root } from '../../platform/paths.ts'
import { programOf, startScript } from '../../platform/programs.mjs'
import { consoleMetadata, HEAD } from './genConsole.ts'
import { generateMigration } from './genMigrations.ts'
import { linesOfMissingWords } from './missingWords.ts'

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

/**
 * Writes everything that follows from the definitions: migrations of both bases, schema.graphql, the console's metadata and the typed
 * documents of both apps, and says which words they still want. With --check nothing is written, and a stale file or a missing word is an error. `--name=` names the migration step,
 * `--operations=` a file to write the list of all GraphQL operations of the product to.
 */
const check = process.argv.includes('--check')
const name = process.argv.find((a) => a.startsWith('--name='))?.slice('--name='.length) ?? 'change'
const stale: string[] = []
/** What is generated here; codegen.ts writes the types of inputs. */
const made = new Set(['console/kit/gen/inputs.ts'])

function put(path: string, text: string) {
  const at = new URL(path, root)
  made.add(path)
  if (existsSync(at) && readFileSync(at, 'utf8') === text) return
  if (check) return void stale.push(path)
  mkdirSync(new URL('../', at), { recursive: true })
  writeFileSync(at, text)
  console.log(`wrote ${path}`)
}

put('schema.graphql', printApi(await buildApi(registry)))
put('console/kit/gen/resources.ts', consoleMetadata(registry))
put('console/kit/gen/readModels.ts', staleReadModels(registry))
put('console/kit/gen/values.ts', valuesOfAnswers(registry))
for (const dialect of ['sqlite', 'postgres'] as const) {
  const statements = await generateMigration(dialect, { name, dryRun: check })
  if (statements.length)
    check
      ? stale.push(`server/store/migrations/${dialect}`)
      : console.log(`wrote a ${dialect} migration of ${statements.length} statements`)
}
/** Modules whose .graphql file has gone. */
for (const found of globSync('{console,bigscreen}/**/gen/*.ts', { cwd: fileURLToPath(root) })) {
  const file = found.replaceAll('\\', '/')
  const source = file.replace(/gen\/([^/]+)\.ts$/, '$1.graphql')
  if (made.has(file) || existsSync(new URL(source, root))) continue
  if (check) stale.push(file)
  else rmSync(new URL(file, root))
}
const codegen = startScript(programOf('@graphql-codegen/cli', 'graphql-codegen'), ['--silent', ...(check ? ['--check'] : [])], {
  cwd: fileURLToPath(root),
  stdio: 'inherit',
})
if ((await once(codegen, 'exit'))[0] !== 0) stale.push('typed documents (graphql-codegen)')
const list = process.argv.find((a) => a.startsWith('--operations='))?.slice('--operations='.length)
if (list) {
  const { operations } = await import('./operations.ts')
  writeFileSync(
    list,
    `${JSON.stringify(operations(), null, 2)}
`,
  )
}
const wordless = linesOfMissingWords(registry)
if (wordless.length) {
  console.error(`words to add, then \`npm run gen\` again:\n  ${wordless.join('\n  ')}`)
  if (check) process.exitCode = 1
}
if (stale.length) {
  console.error(`stale generated files, run \`npm run gen\`:\n  ${stale.join('\n  ')}`)
  process.exitCode = 1
}
