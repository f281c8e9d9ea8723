import { complaint } from '../../../server/domain/quality/index.ts'
import { costOf, medians, ratio, told } from '../cost.ts'
import type { Opened } from './qualityPlant.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 30)
const GOAL = 2
const ITEMS =
  'items { id claimNo trafficStatus longCode qaState prodState claimDate answerDue compAmount customer { id name } qa { id name } }'

/** What people ask of the list: filters, and the order of it. */
const QUESTIONS: Readonly<Record<string, readonly [filter: string, page?: string]>> = {
  'as it opens': [''],
  'stages NEW, INVESTIGATING': ['qaState: { in: [NEW, INVESTIGATING] }'],
  'the same by due day': ['qaState: { in: [NEW, INVESTIGATING] }', 'sort: "answerDue", order: ASC'],
  'stage CLOSED': ['qaState: { eq: CLOSED }'],
  'the same by due day, last first': ['qaState: { eq: CLOSED }', 'sort: "answerDue", order: DESC'],
  'red ones': ['trafficStatus: { eq: RED }'],
  'red and yellow ones': ['trafficStatus: { in: [RED, YELLOW] }'],
  'red ones by due day': ['trafficStatus: { eq: RED }', 'sort: "answerDue", order: ASC'],
  'green ones': ['trafficStatus: { eq: GREEN }'],
  'grey ones': ['trafficStatus: { eq: GREY }'],
  'a customer': ['customerId: { eq: 17 }'],
  'a customer, red and yellow': ['customerId: { eq: 17 }, trafficStatus: { in: [RED, YELLOW] }'],
  'a category': ['claimCatId: { eq: 4 }'],
  'a category, in hand': ['claimCatId: { eq: 4 }, qaState: { in: [NEW, INVESTIGATING, ANSWERED] }'],
  'a year': ['claimDate: { from: "2025-01-01", to: "2025-12-31" }'],
  'a year by due day': ['claimDate: { from: "2025-01-01", to: "2025-12-31" }', 'sort: "answerDue", order: DESC'],
  'by due day, last first': ['', 'sort: "answerDue", order: DESC'],
  'by traffic light, urgent first': ['', 'sort: "trafficStatus", order: DESC'],
  'by traffic light, green first': ['', 'sort: "trafficStatus", order: ASC'],
  'in hand, by traffic light': ['qaState: { in: [NEW, INVESTIGATING, ANSWERED] }', 'sort: "trafficStatus", order: DESC'],
  'a customer, by traffic light': ['customerId: { eq: 17 }', 'sort: "trafficStatus", order: DESC'],
}
const queryOf = ([filter, page]: readonly [string, string?]) => {
  const given = [filter && `filter: { ${filter} }`, page && `page: { ${page} }`].filter(Boolean).join(', ')
  return `{ complaints${given && `(${given})`} { total ${ITEMS} } }`
}
/** Totals are remembered until a row is written that counts, or are counted anew. */
const BEFORE: Readonly<Record<string, (opened: Opened) => unknown>> = {
  'asked again': () => {},
  'counted anew': ({ store }) => store.bulk(complaint, []),
}

/** A page of the list with its total, of many complaints against few. */
export async function benchLists(few: Opened, many: Opened): Promise<void> {
  console.log(`page of the list with total, ${many.complaints} complaints against ${few.complaints} (goal <= ${GOAL})`)
  for (const [name, question] of Object.entries(QUESTIONS))
    for (const [when, before] of Object.entries(BEFORE)) {
      const sides = [few, many].map((opened) => ({ opened, costs: [] as Awaited<ReturnType<typeof costOf>>[] }))
      for (let round = 0; round < ROUNDS; round++)
        for (const { opened, costs } of sides) {
          await before(opened)
          costs.push(await costOf(() => opened.ask(queryOf(question))))
        }
      const [small, large] = sides.map(({ costs }) => medians(costs)) as [ReturnType<typeof medians>, ReturnType<typeof medians>]
      const mark = large.ms / small.ms > GOAL ? ' MISSED' : ''
      console.log(`  ${name.padEnd(34)} ${when.padEnd(13)} ${told(small)} and ${told(large)}, ratio ${ratio(large, small)}${mark}`)
    }
}
