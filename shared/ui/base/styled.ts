export { default as styled } from '@emotion/styled';
