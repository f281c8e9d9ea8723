// @vitest-environment happy-dom
import { afterAll, expect, it } from 'vitest'
import { client } from '../../../../console/kit/network/client.ts'
import { PersonCardDocument } from '../../../../console/screens/shared/gen/personCard.ts'

afterAll(() => client.clearStore())

it('keeps apart what stands for one person, though a worker and a repairer may have the same id', () => {
  const record = (resource: string, title: string) => ({ __typename: 'PersonRecord' as const, resource, id: 5, title })
  const records = [record('worker', 'Shen'), record('repairer', 'Shen, gravure')]
  const nothing = { mobile: null, presence: null, shifts: null, leave: null, attendance: null, skills: null }
  const asked = { query: PersonCardDocument, variables: { resource: 'worker', id: 5 } }
  // As the server answers: the types of documents leave out what the cache asks for by itself.
  const data = { card: { __typename: 'PersonCard', records, ...nothing } }
  client.cache.writeQuery({ ...asked, data })
  expect(client.cache.readQuery(asked)?.card.records.map(({ resource, title }) => [resource, title])).toEqual([
    ['worker', 'Shen'],
    ['repairer', 'Shen, gravure'],
  ])
})
