export * from '../externalService/externalService.ts';
