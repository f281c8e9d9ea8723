import type { ResourceName } from '../../kit/gen/resources.ts'

export interface ScanIntoProps {
  target: ResourceName
  label: string
  onPick: (id: string) => void
}
