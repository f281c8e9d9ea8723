import { gql, InMemoryCache } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../../console/kit/gen/resources.ts'
import { forget } from '../../../../console/resource/operations/write.ts'

describe('a write', () => {
  it('has figures and lookups read anew that are told of such records, and leaves the others alone', () => {
    const cache = new InMemoryCache()
    cache.writeQuery({
      query: gql`
        {
          rollerPunctuality(from: "2026-11-01", to: "2026-11-21") {
            sent
          }
          hasPendingMaintenance
          history(resource: "equipment", id: "1") {
            action
          }
        }
      `,
      data: { rollerPunctuality: [{ sent: 1 }], hasPendingMaintenance: true, history: [{ action: 'create' }] },
    })
    const kept = () => Object.keys((cache.extract() as { ROOT_QUERY?: object }).ROOT_QUERY ?? {}).map((key) => key.split('(')[0])
    forget(cache, resources.rollerRepair)
    expect(kept()).toEqual(['__typename', 'hasPendingMaintenance'])
    forget(cache, resources.maintenanceOrder)
    expect(kept()).toEqual(['__typename'])
  })
})
