import { computed, Injectable, signal } from '@angular/core';

interface Thing {
  id: string;
  name: string;
  count: number;
  packed: boolean;
}

@Injectable({ providedIn: 'root' })
export class ThingStore {
  readonly things = signal<Thing[]>([
    { id: 'tent', name: 'Tent', count: 1, packed: false },
    { id: 'socks', name: 'Socks', count: 4, packed: true },
    { id: 'mug', name: 'Mug', count: 2, packed: false },
  ]);
  readonly missing = computed(() => this.things().filter((thing) => !thing.packed).length);

  add(name: string) {
    const thing = { id: String(Date.now()), name, count: 1, packed: false };
    this.things.update((things) => [...things, thing]);
  }

  patch(id: string, change: Partial<Thing>) {
    this.things.update((things) =>
      things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing)),
    );
  }

  remove(id: string) {
    this.things.update((things) => things.filter((thing) => thing.id !== id));
  }
}
