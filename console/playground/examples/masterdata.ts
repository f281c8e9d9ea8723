import type { Example } from '../example.ts'

const MACHINES = `query Machines(
  $filter: EquipmentFilter
  $page: PageInput
) {
  equipments(filter: $filter, page: $page) {
    total
    items {
      id number name status
      workshop { id name }
      actions
      updatedAt
    }
  }
  shifts { items { id name } }
}
`
const WORKSHOP = `mutation AddWorkshop(
  $input: CreateWorkshopInput!
) {
  createWorkshop(input: $input) {
    id name updatedAt
  }
}

# updatedAt is the version the change was
# based on: CONFLICT when it has moved on.
mutation RenameWorkshop(
  $id: ID!
  $change: UpdateWorkshopInput!
) {
  updateWorkshop(id: $id, input: $change) {
    id name updatedAt
  }
}

mutation RemoveWorkshops($ids: [ID!]!) {
  deleteWorkshops(ids: $ids)
}
`

export const masterdata: readonly Example[] = [
  {
    area: 'masterdata',
    word: 'exMachines',
    query: MACHINES,
    variables: () => ({ filter: { keyword: 'AY' }, page: { no: 1, size: 10 } }),
  },
  {
    area: 'masterdata',
    word: 'exWorkshop',
    query: WORKSHOP,
    variables: () => ({ input: { name: '试验车间' }, id: '?', change: { name: '试验一车间' }, ids: ['?'] }),
  },
]
