export * from '../charts/bar-chart.tsx';
export * from '../charts/line-chart.tsx';
export * from '../charts/share-bar.tsx';
export * from '../charts/sparkline.tsx';
