import { globSync, readdirSync, readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../console/kit/gen/resources.ts'
import { rowFields, shownDocument } from '../../../console/resource/operations/documents.ts'
import { registry } from '../../../server/domain/index.ts'
import { checkDocument, parseDocument } from '../../../server/graphql/limits.ts'
import { buildApi } from '../../../server/graphql/schema.ts'
import { PAGE_MAX } from '../../../server/kernel/schema/query.ts'

const at = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const schema = buildSchema(at('schema.graphql'))
const faults = (source: string) =>
  checkDocument(schema, { document: parseDocument(source), actor: null, maySeeSchema: false }).map((e) => e.message)

describe('our own documents', () => {
  it.each(Object.values(resources).map((r) => [r.list, rowFields(r)] as const))('list %s by 100 rows within the limits', (list, select) => {
    expect(faults(`{ ${list}(page: { size: 100 }) { total items { ${select} } } }`)).toEqual([])
  })
  it('list what people see by 100 rows within the limits, with the steps that would be refused', async () => {
    const api = await buildApi(registry)
    const over = Object.values(resources).flatMap((meta) => {
      const variables = { page: { size: 100 } }
      const errors = checkDocument(api.schema, { document: shownDocument(meta), variables, actor: null, maySeeSchema: false })
      return errors.map(({ message }) => `${meta.name}: ${message}`)
    })
    expect(over).toEqual([])
  })
  it('ask for no page that is larger than the largest', () => {
    const console = new URL('../../../console/', import.meta.url)
    const asking = readdirSync(console, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
    const sizes = asking.flatMap((file) => {
      const source = at(`console/${file}`)
      const size = Number(/^const SIZE = (\d+)$/m.exec(source)?.[1])
      return size && /\bsize: SIZE\b/.test(source) ? [[file, size] as const] : []
    })
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.filter(([, size]) => size > PAGE_MAX)).toEqual([])
  })
  it.each(['downtimeSummary', 'faultSummary', 'repairSummary', 'scheduleSummary', 'complaintSummary'])(
    'follow %s on the wall within the limits',
    (name) => {
      expect(faults(at(globSync(`bigscreen/boards/**/${name}.graphql`)[0] ?? ''))).toEqual([])
    },
  )
  it('read the session within the limits', () => {
    expect(faults(at('console/kit/session/session.graphql'))).toEqual([])
  })
})
