import type { Example } from '../example.ts'

const PARTS = `query SpareParts($filter: SparePartFilter) {
  spareParts(filter: $filter, page: { size: 10 }) {
    total
    items {
      id code name spec unit minQuantity
      vendor { id name }
      equipments { id number name }
    }
  }
}
`
const NEEDED = `query NeededParts($orderId: ID!) {
  maintenanceOrderParts(
    filter: { orderId: { eq: $orderId } }
  ) {
    items {
      id quantity
      part { id code name unit }
    }
  }
}
`

export const stock: readonly Example[] = [
  { area: 'stock', word: 'exParts', query: PARTS, variables: () => ({ filter: { keyword: '' } }) },
  { area: 'stock', word: 'exNeededParts', query: NEEDED, variables: () => ({ orderId: '1' }) },
]
