import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { StoreExtra } from './apiDeps.ts';

/** Dispatches the thunks of endpoints. */
export type ApiDispatch = ThunkDispatch<unknown, StoreExtra, UnknownAction>;

/** `useDispatch` for thunks of endpoints. */
export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();
