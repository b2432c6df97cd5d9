import {
  IconAddressBook,
  IconBed,
  IconBook2,
  IconBrush,
  IconBuildingBank,
  IconBuildingCottage,
  IconCalculator,
  IconCalendarEvent,
  IconCalendarMonth,
  IconCalendarOff,
  IconCalendarShare,
  IconChartBar,
  IconCircleDot,
  IconCoinEuro,
  IconConfetti,
  IconFileInvoice,
  IconFileText,
  IconForms,
  IconHome,
  IconHorse,
  IconInbox,
  IconLayoutGrid,
  IconMailCog,
  IconMessages,
  IconMessageStar,
  IconNews,
  IconPhoto,
  IconReceiptEuro,
  IconSettings,
  IconSunHigh,
  IconTag,
  IconTicket,
  IconSoup,
  IconToolsKitchen2,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'

const icons: Readonly<Record<string, Icon>> = {
  dashboard: IconHome,
  calendar: IconCalendarMonth,
  analytics: IconChartBar,
  contacts: IconAddressBook,
  'accommodation-units': IconBed,
  'accommodation-objects': IconBuildingCottage,
  'editable-automated-emails': IconMailCog,
  'administrator-forms': IconForms,
  galleries: IconPhoto,
  'text-blocks': IconLayoutGrid,
  reservations: IconCalendarEvent,
  activities: IconHorse,
  'activity-prices': IconReceiptEuro,
  documents: IconFileText,
  services: IconToolsKitchen2,
  coupons: IconTicket,
  blog: IconNews,
  survey: IconMessageStar,
  'seasonal-offers': IconSunHigh,
  closures: IconCalendarOff,
  kitchen: IconSoup,
  housekeeping: IconBrush,
  'guest-register': IconBook2,
  'stay-tax': IconCoinEuro,
  calendars: IconCalendarShare,
  prices: IconTag,
  'price-simulator': IconCalculator,
  halls: IconConfetti,
  'contact-messages': IconMessages,
  invoices: IconFileInvoice,
  'statement-lines': IconBuildingBank,
  'outgoing-emails': IconInbox,
  users: IconUsers,
  'global-settings': IconSettings,
}

interface Props {
  /** Id of the menu entry. */
  id: string
  size?: number
}

/** Icon of a menu entry; entries inside a group show a dot. */
export function MenuIcon({ id, size = 19 }: Props) {
  const Icon = icons[id] ?? IconCircleDot
  return <Icon size={size} stroke={1.6} aria-hidden />
}
