// The types of @casl/react import each other without extensions, which `nodenext` does not resolve.
declare module '@casl/react' {
  import type { AnyAbility } from '@casl/ability'
  import type { ReactNode } from 'react'

  export function AbilityProvider<T extends AnyAbility>(props: { children: ReactNode; value: T }): ReactNode
  export function useAbility<T extends AnyAbility>(): T
}
