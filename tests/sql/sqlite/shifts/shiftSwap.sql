select id from shift_swap where plant_id = ? order by date desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: swap_no
and {} in (?, …) -- {}: swap_no
and {} like ? escape '\' -- {}: swap_no
and (swap_no like ? escape '\' and (swap_no like ? escape '\' or squeezed(swap_no) like ? escape '\')) -- keyword, covered
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_date_id_swap_no_ix (plant_id=?)

select count(*) from shift_swap where plant_id = ?
order by id asc -- id
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_uq (plant_id=?)

order by date asc, id asc
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_date_id_swap_no_ix (plant_id=?)

order by swap_no asc, id asc
--   SEARCH shift_swap USING COVERING INDEX shift_swap__swap_no_uq (plant_id=?)

and id = ?
--   SEARCH shift_swap USING INTEGER PRIMARY KEY (rowid=?)

and swap_no = ?
--   SEARCH shift_swap USING INDEX shift_swap__swap_no_uq (plant_id=? AND swap_no=?)

and {} = ? -- {}: from_worker_id, to_worker_id
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_{}_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: from_worker_id, to_worker_id
and {} = ? -- {}: status
and {} in (?, …) -- {}: status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH shift_swap USING INDEX shift_swap__plant_date_id_swap_no_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, date as at0, id as at1 from shift_swap where (plant_id = ? and {} = ?) order by date desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: from_worker_id, to_worker_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH shift_swap USING COVERING INDEX shift_swap__plant_{}_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH shift_swap USING COVERING INDEX shift_swap__plant_{}_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and date = ?
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_date_id_swap_no_ix (plant_id=? AND date=?)

and (date >= ? and date <= ?)
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_date_id_swap_no_ix (plant_id=? AND date>? AND date<?)

select from_worker_id as key0, count(*) from shift_swap where plant_id = ? group by 1 limit ? -- group_from_worker_id, group_measures
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_from_worker_date_id_ix (plant_id=?)

select row_groups(10000, 1, 0, substr(date, 1, 7)) from shift_swap where plant_id = ? -- group_date
select to_worker_id as key0, count(*) from shift_swap where plant_id = ? group by 1 limit ? -- group_to_worker_id
--   SEARCH shift_swap USING COVERING INDEX shift_swap__plant_to_worker_date_id_ix (plant_id=?)

select max(id) from shift_swap -- group_status, group_created_at, group_updated_at
--   SEARCH shift_swap

select row_groups(10000, 1, 0, status) from shift_swap indexed by shift_swap__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from shift_swap indexed by shift_swap__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from shift_swap indexed by shift_swap__plant_uq
where plant_id = ?
-- group_updated_at
--   SEARCH shift_swap USING INDEX shift_swap__plant_uq (plant_id=?)
