import { Drawer } from '@chakra-ui/react'
import * as buttonStyles from './Button.module.css'
import { Button } from './Button.tsx'
import { Icon } from './icons.tsx'

/** The way out in the head of a drawer. */
export const DrawerClose = ({ label }: { label: string }) => (
  <Drawer.CloseTrigger asChild>
    <Button variant="ghost" className={buttonStyles.square} data-slot="square" aria-label={label}>
      <Icon name="close" />
    </Button>
  </Drawer.CloseTrigger>
)
