/** The components that show a value which is kept outside of React. */
export interface Listeners {
  /** For `useSyncExternalStore`. */
  subscribe(this: void, listener: () => void): () => void
  /** To be called after each change of the value. */
  notify(this: void): void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
