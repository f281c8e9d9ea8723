import { useCallback } from 'react'
import { Controller } from 'react-hook-form'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import * as filesBoxStyles from '../files/FilesBox.module.css'
import { filesOf } from '../files/fileInfo.ts'
import { waitFor } from '../files/pendingFiles.ts'
import type { UploadQueue } from '../files/uploadQueue.ts'

const FILES_MAX = 9
const FilesBox = lazyComponent(() => import('../files/FilesBox.tsx').then((module) => module.FilesBox), { words: ['files'] })

/** The files of a record in a form: the value is the list of their ids, and saving waits for uploads. */
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
