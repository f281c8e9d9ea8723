import { print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operation } from '../../../../console/kit/network/document.ts'

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('built documents', () => {
  it('are what the parser would have made', () => {
    const list = operation(
      'query',
      'WorkshopList',
      { filter: 'WorkshopFilter', page: 'PageInput' },
      'workshops{total items{id plant{id name}}}',
    )
    expect(flat(print(list))).toBe(
      'query WorkshopList($filter: WorkshopFilter, $page: PageInput) { workshops(filter: $filter, page: $page) { total items { id plant { id name } } } }',
    )
  })

  it('count no further than they say', () => {
    const page = operation('query', 'Shown', { filter: 'WorkshopFilter' }, 'page:workshops{total(upTo:10000) items{id}}')
    expect(flat(print(page))).toBe(
      'query Shown($filter: WorkshopFilter) { page: workshops(filter: $filter) { total(upTo: 10000) items { id } } }',
    )
  })

  it('ask a field for less by a flag', () => {
    const page = operation('query', 'Acting', {}, 'page:workshops{items{id blocked(corrections:false){step}}}')
    expect(flat(print(page))).toBe('query Acting { page: workshops { items { id blocked(corrections: false) { step } } } }')
  })

  it('know aliases, lists and scalars', () => {
    const remove = operation('mutation', 'WorkshopDelete', { ids: '[ID!]!' }, 'count:deleteWorkshops')
    expect(flat(print(remove))).toBe('mutation WorkshopDelete($ids: [ID!]!) { count: deleteWorkshops(ids: $ids) }')
  })

  it('give their variables to the first field only', () => {
    const two = operation('query', 'Two', { id: 'ID!' }, 'record:workshop{id} me{user{id}}')
    expect(flat(print(two))).toBe('query Two($id: ID!) { record: workshop(id: $id) { id } me { user { id } } }')
  })
})
