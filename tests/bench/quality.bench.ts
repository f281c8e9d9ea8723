import { benchLists } from './qualityLists.ts'
import { type BaseName, openPlants } from './qualityPlant.ts'

const bases = (process.env.BASES ?? 'sqlite,postgres').split(',') as BaseName[]
for (const base of bases) {
  console.log(`quality on ${base}`)
  const { few, many } = await openPlants(base)
  await benchLists(few, many)
  await few.close()
  await many.close()
}
