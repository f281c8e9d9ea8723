import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import { sentenceOf } from '../../kit/notices.tsx'
import { Button } from '../Button.tsx'
import type { ResourceWords } from '../words.ts'
import type { RecordForm } from './useRecordForm.ts'

/** Above the fields: what the server refused as a whole, or how many fields need another look. */
export function Banner({ record, words, onReload }: { record: RecordForm; words: ResourceWords; onReload: (() => void) | undefined }) {
  const { t } = useTranslation()
  const { failure, form } = record
  const { errors, isSubmitted } = form.formState
  const wrong = Object.keys(errors)
  if (failure?.code === 'CONFLICT')
    return (
      <div className="banner" data-tone="warning" role="alert">
        <Icon name="alert" />
        <div>
          <b>{t('screens.form.conflict')}</b>
          <span>{failure.message || t('screens.form.conflictHint')}</span>
        </div>
        {onReload && (
          <Button size="xs" onClick={onReload}>
            <Icon name="refresh" size={14} />
            {t('screens.form.reload')}
          </Button>
        )}
      </div>
    )
  const isNamed = failure?.code === 'BAD_USER_INPUT' && wrong.length > 0 && !failure.fields.length
  if (failure && !isNamed)
    return (
      <div className="banner" data-tone="danger" role="alert">
        <Icon name="alert" />
        <div>
          <b>{failure.fields[0]?.message ?? sentenceOf(failure)}</b>
          {failure.code === 'INTERNAL_SERVER_ERROR' && failure.requestId && (
            <code className="request-id">
              {t('screens.list.requestId')} {failure.requestId}
            </code>
          )}
        </div>
      </div>
    )
  if (!isSubmitted || !wrong.length) return null
  return (
    <div className="banner" data-tone="danger" role="alert">
      <Icon name="alert" />
      <div>
        <b>{t('screens.form.wrong', { count: wrong.length })}</b>
        <span className="links">
          {wrong.map((name) => (
            <button key={name} type="button" onClick={() => form.setFocus(name)}>
              {words.label(name)}
            </button>
          ))}
        </span>
      </div>
    </div>
  )
}
