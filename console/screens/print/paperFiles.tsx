import { useTranslation } from 'react-i18next'
import { joinNames } from '../../fields/display/textWidth.ts'
import { addressOf, type FileInfo, isPicture, nameOf } from '../../fields/files/fileInfo.ts'
import { useBlob } from '../../fields/files/useBlob.ts'
import * as paperPartsStyles from './paperParts.module.css'

/** One row of pictures; the rest is a scan away. */
const PRINTED = 4

/** Pictures in full, since paper shows more than a screen does; what cannot be printed by its name. */
export function PaperFiles({ files }: { files: readonly FileInfo[] }) {
  const { t } = useTranslation()
  const pictures = files.filter(isPicture)
  const others = files.filter((file) => !isPicture(file)).map(nameOf)
  const more = pictures.length - PRINTED
  return (
    <>
      {others.length > 0 && <p>{joinNames(others)}</p>}
      {pictures.length > 0 && (
        <ul className={paperPartsStyles.paperPhotos}>
          {pictures.slice(0, PRINTED).map((file) => (
            <Picture key={file.id} address={addressOf(file)} name={nameOf(file)} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={paperPartsStyles.paperMore}>{t('print.morePictures', { count: more })}</p>}
    </>
  )
}

function Picture({ address, name }: { address: string; name: string }) {
  const { url } = useBlob(address)
  return <li>{url && <img src={url} alt={name} />}</li>
}
