import { useCallback } from 'react'
import { Controller } from 'react-hook-form'
import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import * as filesBoxStyles from '../files/FilesBox.module.css'
import { filesOf } from '../files/fileInfo.ts'
import { waitFor } from '../files/pendingFiles.ts'
import type { UploadQueue } from '../files/uploadQueue.ts'

const FILES_MAX = 9
const FilesBox = deferred(async () => {
  const [module] = await Promise.all([import('../files/FilesBox.tsx'), loadWords('files')])
  return module.FilesBox
})

/** The files of a record in its form: the value is the list of their ids, and saving waits until all have arrived. */
export function FilesControl({ name, field, meta, form, row, id, describedBy, isInvalid }: CustomControlProps) {
  const { control, getValues, setValue } = form
  const onQueue = useCallback((queue: UploadQueue) => waitFor(control, name, queue), [control, name])
  const idsNow = () => {
    const value = getValues(name)
    return Array.isArray(value) ? value : []
  }
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: input }) => (
        <FilesBox
          wait={<div className={filesBoxStyles.filesSoon} aria-busy="true" />}
          to={`${meta.name}.${name}`}
          accept={field.accept ?? 'image'}
          max={field.max ?? FILES_MAX}
          known={row ? filesOf(row, field) : []}
          ids={Array.isArray(input.value) ? input.value : []}
          onChange={(change) => setValue(name, change(idsNow()), { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
          onQueue={onQueue}
          labelledBy={`${id}l`}
          describedBy={describedBy}
          isInvalid={isInvalid}
          inputRef={input.ref}
          onBlur={input.onBlur}
        />
      )}
    />
  )
}
