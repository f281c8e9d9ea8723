import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { metaOf } from '../../../../console/resource/meta.ts'
import { stepDocument } from '../../../../console/resource/operations/documents.ts'
import { newest, write } from '../../../../console/resource/operations/write.ts'

const meta = metaOf('complaint')
const shown = { id: '7', title: 'TS-1', actions: ['acceptQa', 'reject'], status: 'open', updatedAt: '2026-11-26T08:00:00.000Z' }
const saved = { ...shown, actions: ['answer'], status: 'accepted', updatedAt: '2026-11-26T08:00:05.000Z' }

/** A server that answers every write with the record as saved. */
const client = new ApolloClient({
  cache: new InMemoryCache(),
  defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  link: new ApolloLink(() => of({ data: { record: { __typename: 'Complaint', ...saved } } })),
})

it('the next step of the same page goes on top of the last one, though the page still shows the version before it', async () => {
  const step = Object.keys(meta.flow?.steps ?? {})[0] as string
  expect(newest(meta, shown)).toBe(shown)
  await write({ client, meta, document: stepDocument(meta, step), variables: { id: '7', input: {} } })
  expect(newest(meta, { ...shown, blocked: [] })).toMatchObject({ ...saved, blocked: [] })
})

it('what came from the server later, another record and a namesake of another kind stay as they are', () => {
  const later = { ...shown, updatedAt: '2026-11-26T08:01:00.000Z' }
  const other = { ...shown, id: '8' }
  expect(newest(meta, later)).toBe(later)
  expect(newest(meta, other)).toBe(other)
  expect(newest(metaOf('equipment'), shown)).toBe(shown)
})
