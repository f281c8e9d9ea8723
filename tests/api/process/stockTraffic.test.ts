import { expect, it } from 'vitest'
import { testApp } from '../../support/servers/app.ts'
import { NO_DIFFERENCE, stockBooks } from '../../support/stories/stockBooks.ts'
import { stockTraffic } from '../../support/stories/stockTraffic.ts'
import { signedIn, stockYard } from '../../support/stories/stockYard.ts'

const PASSWORD = 'a password for traffic 2026'

// The long form kills servers meanwhile: tests/faults/stock.fault.ts.
it('clients that post, take back, count and close orders on the same items leave books without a difference', async () => {
  const { app, address, close } = await testApp({ DEMO: '0', ADMIN_PASSWORD: PASSWORD })
  const yard = await stockYard(app.store, 1)
  const tokens = { keeper: await signedIn(address, 'admin', PASSWORD), approver: await signedIn(address, yard.approver, PASSWORD) }
  const told = await stockTraffic({ addresses: [address], tokens, yard, clients: 5, calls: 10 })
  const { answeredOtherwise, faults } = told.lived
  expect({ ...(await stockBooks(app.store, 1, told)), answeredOtherwise, faults: [...faults] }).toEqual({
    ...NO_DIFFERENCE,
    answeredOtherwise: 0,
    faults: [],
  })
  expect(told.posted.filter(({ id }) => id !== undefined).length).toBeGreaterThan(25)
  await close()
})
