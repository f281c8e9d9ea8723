select id from worker_vacation where plant_id = ? order by begin_date desc, id desc limit ?
and {} ilike ? escape '\' -- {}: leave_no
and (leave_no ilike ? escape '\' and (leave_no ilike ? escape '\' or squeezed(leave_no) ilike ? escape '\')) -- keyword, covered
--   Limit
--     -> Index Only Scan Backward using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: (plant_id = ?)

select count(*) from worker_vacation where plant_id = ?
--   Aggregate
--     -> Index Only Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--           Index Cond: (plant_id = ?)

order by begin_date asc, id asc
--   Limit
--     -> Index Only Scan using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using worker_vacation__plant_uq on worker_vacation
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: leave_no, end_date
--   Limit
--     -> Index Only Scan using worker_vacation__plant_{}_id_ix on worker_vacation
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC
--           -> Index Scan using worker_vacation__plant_uq on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__plant_uq on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and leave_no = ?
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__leave_no_uq on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (leave_no = ?))

and leave_no is null
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__plant_leave_no_id_ix on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (leave_no IS NULL))

and leave_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__plant_leave_no_id_ix on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (leave_no = ANY (ARRAY[?, ?])))

and {} = ? -- {}: worker_id, shift_id
--   Limit
--     -> Index Only Scan Backward using worker_vacation__plant_{}_begin_date_id_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and worker_id is null
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (worker_id IS NULL))

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
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C" DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using worker_vacation__plant_{}_begin_date_id_ix on worker_vacation
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: vac_type, status
and {} in (?, …) -- {}: vac_type, status
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
--   Limit
--     -> Index Scan Backward using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: (plant_id = ?)

and begin_date = ?
--   Limit
--     -> Index Only Scan Backward using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date = ?))

and (begin_date >= ? and begin_date <= ?)
--   Limit
--     -> Index Only Scan Backward using worker_vacation__plant_begin_date_id_leave_no_ix on worker_vacation
--           Index Cond: ((plant_id = ?) AND (begin_date >= ?) AND (begin_date <= ?))

and end_date = ?
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__plant_end_date_id_ix on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (end_date = ?))

and (end_date >= ? and end_date <= ?)
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Scan using worker_vacation__plant_end_date_id_ix on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (end_date >= ?) AND (end_date <= ?))

and shift_id is null
--   Limit
--     -> Sort
--           Sort Key: begin_date COLLATE "C" DESC, id DESC
--           -> Index Only Scan using worker_vacation__plant_shift_begin_date_id_ix on worker_vacation
--                 Index Cond: ((plant_id = ?) AND (shift_id IS NULL))

select worker_id as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_worker_id
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Only Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select max(id) from worker_vacation -- group_vac_type, group_status, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using worker_vacation_pkey on worker_vacation
--                   Index Cond: (id IS NOT NULL)

select vac_type as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_vac_type
--   Limit
--     -> HashAggregate
--           Group Key: vac_type
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select substr(begin_date, 1, 7) as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_begin_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(begin_date, 1, 7)
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select substr(end_date, 1, 7) as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_end_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(end_date, 1, 7)
--           -> Index Only Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using worker_vacation__plant_shift_begin_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select status as key0, count(*) from worker_vacation where plant_id = ? group by 1 limit ? -- group_status
--   Limit
--     -> HashAggregate
--           Group Key: status
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from worker_vacation
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from worker_vacation
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)

select worker_id as key0, count(*), cast(sum(days) as text), cast(count(days) as text), cast(min(days) as text), cast(max(days) as text)
from worker_vacation
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: worker_id
--           -> Index Scan using worker_vacation__plant_worker_end_date_id_ix on worker_vacation
--                 Index Cond: (plant_id = ?)
