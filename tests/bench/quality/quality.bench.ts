import { benchLists } from './qualityLists.ts'
import { benchModels } from './qualityModels.ts'
import { benchNotices } from './qualityNotices.ts'
import { type BaseName, openPlants } from './qualityPlant.ts'

const bases = (process.env.BASES ?? 'sqlite,postgres').split(',') as BaseName[]
const parts = (process.env.PARTS ?? 'models,lists,notices').split(',')
for (const base of bases) {
  console.log(`quality on ${base}`)
  const { few, many } = await openPlants(base)
  if (parts.includes('models')) await benchModels(many.url)
  if (parts.includes('lists')) await benchLists(few, many)
  await few.close()
  await many.close()
  if (parts.includes('notices')) await benchNotices(base, many.url)
}
