import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { download, WireFailure } from '../kit/network/download.ts'
import { toast } from '../kit/overlays/toast.ts'

interface TakeFileProps {
  address: string
  /** Should the server not name it. */
  name: string
  title: string
  failed: string
  size?: 'xs' | 'sm' | 'md'
}

/** A button that brings a file; what is refused is said where all short notices are. */
export function TakeFile({ address, name, title, failed, size = 'sm' }: TakeFileProps) {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    try {
      await download(address, name)
    } catch (error) {
      toast({ type: 'error', id: 'import-file', title: (error instanceof WireFailure && error.message) || t(failed) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button size={size} disabled={isBusy} aria-busy={isBusy} onClick={() => void take()}>
      <Icon name="download" />
      {title}
    </Button>
  )
}
