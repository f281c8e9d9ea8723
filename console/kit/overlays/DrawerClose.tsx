import { Drawer } from '@chakra-ui/react'
import * as buttonStyles from '../looks/Button.module.css'
import { Button } from '../looks/Button.tsx'
import { Icon } from '../looks/icons.tsx'

/** The way out in the head of a drawer. */
export const DrawerClose = ({ label }: { label: string }) => (
  <Drawer.CloseTrigger asChild>
    <Button variant="ghost" className={buttonStyles.square} data-slot="square" aria-label={label}>
      <Icon name="close" />
    </Button>
  </Drawer.CloseTrigger>
)
