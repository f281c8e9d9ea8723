import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { ResourceMeta } from '../../kit/gen/resources.ts'
import { needsDocument } from '../documents.ts'
import type { Row } from '../meta.ts'
import { SHOWN_HERE } from '../write.ts'
import type { Fields } from './values.ts'

const NONE: readonly string[] = []

/** The fields of a step as this record needs them: some steps ask more of one record than of another. */
export function useNeeds(meta: ResourceMeta, step: string, row: Row): Fields {
  const definition = meta.flow?.steps[step]
  const isDemanding = Boolean(definition?.isDemanding)
  const { data } = useQuery(needsDocument(meta), {
    variables: { id: row.id },
    skip: !isDemanding,
    fetchPolicy: 'network-only',
    context: SHOWN_HERE,
  })
  const needed = data?.record?.needs.find((one) => one.step === step)?.fields ?? NONE
  const names = needed.join()
  return useMemo(() => {
    const wanted = names.split(',')
    const fields = Object.entries(definition?.input ?? {})
    return fields.map(([name, field]) => [name, wanted.includes(name) ? { ...field, required: true } : field] as const)
  }, [definition, names])
}
