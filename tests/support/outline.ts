import { computeAccessibleName, getRole, isInaccessible } from '@testing-library/dom';
