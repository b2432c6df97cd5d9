/** Title, icon and link of each page in the template's search index. */
type Link = readonly [title: string, icon: string, link: string]

const apps: readonly Link[] = [
  ['Analytics Dashboard', 'Home', '/dashboard/analytics'],
  ['eCommerce Dashboard', 'Home', '/'],
  ['Email', 'Mail', '/apps/email'],
  ['Chat', 'MessageSquare', '/apps/chat'],
  ['Todo', 'CheckSquare', '/apps/todo'],
  ['Calendar', 'Calendar', '/apps/calendar'],
  ['Kanban', 'Grid', '/apps/kanban'],
  ['Invoice List', 'FileText', '/apps/invoice/list'],
  ['Invoice Preview', 'FileText', '/apps/invoice/preview'],
  ['Invoice Edit', 'FileText', '/apps/invoice/edit'],
  ['Invoice Add', 'FileText', '/apps/invoice/add'],
  ['Shop', 'ShoppingCart', '/apps/ecommerce/shop'],
  ['Product Detail', 'Circle', '/apps/ecommerce/product-detail'],
  ['Wishlist', 'Heart', '/apps/ecommerce/wishlist'],
  ['Checkout', 'CreditCard', '/apps/ecommerce/checkout'],
  ['User List', 'User', '/apps/user/list'],
  ['User View', 'User', '/apps/user/view'],
  ['Roles', 'Shield', '/apps/roles'],
  ['Permissions', 'Shield', '/apps/permissions'],
  ['Access Control', 'Lock', '/access-control'],
]

const pages: readonly Link[] = [
  ['Login Basic', 'LogIn', '/pages/login-basic'],
  ['Login Cover', 'LogIn', '/pages/login-cover'],
  ['Register Basic', 'UserPlus', '/pages/register-basic'],
  ['Register Cover', 'UserPlus', '/pages/register-cover'],
  ['Forgot Password Basic', 'Key', '/pages/forgot-password-basic'],
  ['Forgot Password Cover', 'Key', '/pages/forgot-password-cover'],
  ['Reset Password Basic', 'Key', '/pages/reset-password-basic'],
  ['Reset Password Cover', 'Key', '/pages/reset-password-cover'],
  ['Verify Email Basic', 'Mail', '/pages/verify-email-basic'],
  ['Verify Email Cover', 'Mail', '/pages/verify-email-cover'],
  ['Two Steps Basic', 'Smartphone', '/pages/two-steps-basic'],
  ['Two Steps Cover', 'Smartphone', '/pages/two-steps-cover'],
  ['Account Settings', 'Settings', '/pages/account-settings'],
  ['Profile', 'User', '/pages/profile'],
  ['FAQ', 'HelpCircle', '/pages/faq'],
  ['Knowledge Base', 'Info', '/pages/knowledge-base'],
  ['Pricing', 'DollarSign', '/pages/pricing'],
  ['Blog List', 'Clipboard', '/pages/blog/list'],
  ['Blog Detail', 'Clipboard', '/pages/blog/detail'],
  ['Blog Edit', 'Clipboard', '/pages/blog/edit'],
  ['License', 'FileText', '/pages/license'],
  ['API Key', 'Key', '/pages/api-key'],
  ['Modal Examples', 'Square', '/pages/modal-examples'],
  ['Coming Soon', 'Clock', '/misc/coming-soon'],
  ['Not Authorized', 'XSquare', '/misc/not-authorized'],
  ['Maintenance', 'Tool', '/misc/maintenance'],
  ['Error', 'AlertTriangle', '/misc/error'],
]

const showcase: readonly Link[] = [
  ['Typography', 'Type', '/ui-element/typography'],
  ['Icons', 'Eye', '/icons/reactfeather'],
  ['Basic Cards', 'CreditCard', '/cards/basic'],
  ['Advanced Cards', 'CreditCard', '/cards/advance'],
  ['Statistics Cards', 'BarChart2', '/cards/statistics'],
  ['Analytics Cards', 'PieChart', '/cards/analytics'],
  ['Accordion', 'AlignJustify', '/components/accordion'],
  ['Alerts', 'AlertTriangle', '/components/alerts'],
  ['Badges', 'Tag', '/components/badges'],
  ['Buttons', 'Square', '/components/buttons'],
  ['Carousel', 'Map', '/components/carousel'],
  ['Pagination', 'MoreHorizontal', '/components/pagination'],
  ['Sweet Alerts', 'Bell', '/extensions/sweet-alert'],
  ['Slider', 'Sliders', '/extensions/slider'],
  ['Collapsed Menu Layout', 'Layout', '/page-layout/collapsed-menu'],
  ['Layout without Menu', 'Layout', '/page-layout/layout-without-menu'],
  ['Input', 'Type', '/forms/elements/input'],
  ['Select', 'ChevronDown', '/forms/elements/select'],
  ['Autocomplete', 'Search', '/forms/elements/autocomplete'],
  ['Form Wizard', 'Package', '/forms/wizard'],
  ['Form Validation', 'CheckCircle', '/forms/form-validation'],
  ['Form Repeater', 'Copy', '/forms/form-repeater'],
  ['Tables', 'Grid', '/tables/reactstrap'],
  ['Basic Datatables', 'Grid', '/datatables/basic'],
  ['Advanced Datatables', 'Grid', '/datatables/advance'],
  ['Charts', 'PieChart', '/charts/apex'],
]

/** All links, the apps first. */
export const searchLinks: readonly Link[] = [...apps, ...pages, ...showcase]

/** Pages that only lay out the frame show it with its menu collapsed. */
export const collapsedLink = '/page-layout/collapsed-menu'

/** Pages that are bookmarked from the start. */
export const bookmarkedLinks: readonly string[] = [
  '/apps/email',
  '/apps/chat',
  '/apps/todo',
  '/apps/calendar',
]
