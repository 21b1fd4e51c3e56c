import { computed, Injectable, signal } from '@angular/core';

interface Plant {
  id: string;
  name: string;
  everyDays: number;
  daysLeft: number;
}

@Injectable({ providedIn: 'root' })
export class PlantStore {
  private readonly state = signal<Plant[]>([
    { id: 'fern', name: 'Boston fern', everyDays: 3, daysLeft: 1 },
    { id: 'aloe', name: 'Aloe vera', everyDays: 14, daysLeft: 9 },
    { id: 'basil', name: 'Basil', everyDays: 2, daysLeft: 0 },
  ]);

  readonly plants = computed(() => [...this.state()].sort((a, b) => a.daysLeft - b.daysLeft));

  find(id: string): Plant | undefined {
    return this.state().find((plant) => plant.id === id);
  }

  patch(id: string, change: Partial<Plant>): void {
    this.state.update((plants) =>
      plants.map((plant) => (plant.id === id ? { ...plant, ...change } : plant)),
    );
  }
}
