import type { ResourceMeta } from '../kit/gen/resources.ts'
import { useMe, usePlantName } from '../kit/me.ts'
import { PlantMark } from '../kit/PlantMark.tsx'
import * as sheetStyles from './form/Sheet.module.css'

/** In which plant something is about to be done, for whoever works in several: names and numbers of records repeat across them. */
export function InPlant({ meta }: { meta: Pick<ResourceMeta, 'scope'> }) {
  const { currentPlantId } = useMe()
  const name = usePlantName()
  if (!name || meta.scope !== 'plant') return null
  return (
    <small className={sheetStyles.inPlant}>
      <PlantMark id={currentPlantId} />
      {name}
    </small>
  )
}
