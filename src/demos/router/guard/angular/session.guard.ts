import { inject } from '@angular/core';
import { CanActivateFn, Router } from '@angular/router';
import { Session } from './session';

/** Lets the navigation pass, or sends it elsewhere. */
export const sessionGuard: CanActivateFn = () =>
  inject(Session).signedIn() || inject(Router).parseUrl('/login');
