select id from worker_vacation where plant_id = ? order by begin_date desc, id desc limit ?
and id in (?, …) -- id
and {} is null -- {}: leave_no
and {} in (?, …) -- {}: leave_no
and {} like ? escape '\' -- {}: leave_no
and (leave_no like ? escape '\' and (leave_no like ? escape '\' or squeezed(leave_no) like ? escape '\')) -- keyword, covered
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=?)

select count(*) from worker_vacation where plant_id = ?
order by id asc -- id
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_uq (plant_id=?)

order by begin_date asc, id asc
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=?)

order by leave_no asc, id asc
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__leave_no_uq (plant_id=?)

order by end_date asc, id asc
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_end_date_id_ix (plant_id=?)

and id = ?
--   SEARCH worker_vacation USING INTEGER PRIMARY KEY (rowid=?)

and leave_no = ?
--   SEARCH worker_vacation USING INDEX worker_vacation__leave_no_uq (plant_id=? AND leave_no=?)

and {} = ? -- {}: worker_id, shift_id
and {} is null -- {}: shift_id
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_{}_begin_date_id_ix (plant_id=? AND {}=?)

and {} is null -- {}: worker_id
and {} = ? -- {}: vac_type, end_date, status
and {} in (?, …) -- {}: vac_type, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=?)

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, begin_date as at0, id as at1
    from worker_vacation
    where (plant_id = ? and {} = ?)
    order by begin_date desc, id desc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: worker_id, shift_id
--   CO-ROUTINE merged
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         CO-ROUTINE part0
--           SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_{}_begin_date_id_ix (plant_id=? AND {}=?)
--         SCAN part0
--       UNION ALL
--         CO-ROUTINE part1
--           SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_{}_begin_date_id_ix (plant_id=? AND {}=?)
--         SCAN part1
--   SCAN merged
--   USE TEMP B-TREE FOR ORDER BY

and begin_date = ?
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=? AND begin_date=?)

and (begin_date >= ? and begin_date <= ?)
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_begin_date_id_leave_no_ix (plant_id=? AND begin_date>? AND begin_date<?)

and (end_date >= ? and end_date <= ?)
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_end_date_id_ix (plant_id=? AND end_date>? AND end_date<?)
--   USE TEMP B-TREE FOR ORDER BY

select worker_id as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_worker_id
select row_groups(10000, 1, 0, substr(end_date, 1, 7)) from worker_vacation where plant_id = ? -- group_end_date
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_worker_end_date_id_ix (plant_id=?)

select max(id) from worker_vacation -- group_vac_type, group_status, group_created_at, group_updated_at, group_measures
--   SEARCH worker_vacation

select row_groups(10000, 1, 0, vac_type) from worker_vacation indexed by worker_vacation__plant_uq where plant_id = ? -- group_vac_type
select row_groups(10000, 1, 0, status) from worker_vacation indexed by worker_vacation__plant_uq where plant_id = ? -- group_status
select row_groups(10000, 1, 1, (created_at + 62167420800000) / 86400000 - 719530)
from worker_vacation indexed by worker_vacation__plant_uq
where plant_id = ?
-- group_created_at
select row_groups(10000, 1, 1, (updated_at + 62167420800000) / 86400000 - 719530)
from worker_vacation indexed by worker_vacation__plant_uq
where plant_id = ?
-- group_updated_at
select row_groups(10000, 1, 0, worker_id, days) from worker_vacation indexed by worker_vacation__plant_uq where plant_id = ?
-- group_measures
--   SEARCH worker_vacation USING INDEX worker_vacation__plant_uq (plant_id=?)

select row_groups(10000, 1, 0, substr(begin_date, 1, 7)) from worker_vacation where plant_id = ? -- group_begin_date
select shift_id as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_shift_id
--   SEARCH worker_vacation USING COVERING INDEX worker_vacation__plant_shift_begin_date_id_ix (plant_id=?)
